class RelayReceiver : BroadcastReceiver() {
    override fun onReceive(context: Context, received: Intent) {
        context.startService(received.getParcelableExtra("service")) // expect
        context.sendBroadcast(Intent.parseUri(received.getStringExtra("uri"), 0)) // expect
    }
}
