val intent = PendingIntent.getBroadcast(context, 0, Intent(ACTION), PendingIntent.FLAG_IMMUTABLE)
