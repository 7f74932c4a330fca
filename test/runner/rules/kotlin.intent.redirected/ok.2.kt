class CheckedActivity : Activity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val forward = intent.getParcelableExtra<Intent>("forward") ?: return
        if (forward.resolveActivity(packageManager)?.packageName == packageName) startActivity(forward)
    }
}
