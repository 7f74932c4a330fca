class PageActivity : Activity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val page = intent.getStringExtra("page")
        val next = Intent(this, HelpActivity::class.java).putExtra("page", page)
        startActivity(next)
    }
}
