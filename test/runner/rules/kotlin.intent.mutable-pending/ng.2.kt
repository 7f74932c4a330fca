fun notify(context: Context) {
    builder.setContentIntent(PendingIntent.getActivity(context, 1, intent, FLAG_MUTABLE or FLAG_UPDATE_CURRENT)) // expect
}
