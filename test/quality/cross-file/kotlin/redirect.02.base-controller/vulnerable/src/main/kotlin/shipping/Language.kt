package shipping

object Language {
    var english = false
}
