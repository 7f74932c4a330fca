fun save(context: Context) {
    context.openFileOutput("data", MODE_WORLD_WRITEABLE) // expect
    file.setWritable(true, false) // expect
}
