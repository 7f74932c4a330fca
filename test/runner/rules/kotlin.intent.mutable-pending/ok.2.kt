fun notify(context: Context) {
    builder.setContentIntent(PendingIntent.getActivity(context, 1, intent, FLAG_IMMUTABLE or FLAG_UPDATE_CURRENT))
}
