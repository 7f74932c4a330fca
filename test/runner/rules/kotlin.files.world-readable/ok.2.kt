fun save(context: Context) {
    context.openFileOutput("data", MODE_PRIVATE)
    file.setReadable(true, true)
}
