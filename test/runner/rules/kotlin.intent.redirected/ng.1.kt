class RouterActivity : Activity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val forward = intent.getParcelableExtra<Intent>("forward")
        if (forward != null) {
            startActivity(forward) // expect
        }
        finish()
    }
}
