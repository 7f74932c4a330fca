package reports

data class ExportSettings(val folder: String = "/srv/exports", val keepDays: Int = 30)
