resource "aws_iam_policy" "app" {
  policy = jsonencode({
    Statement = [{ # expect
      Effect   = "Allow"
      Action   = "*"
      Resource = "*"
    }]
  })
}

resource "google_project_iam_member" "app" {
  role   = "roles/owner" # expect
  member = "serviceAccount:app@project.iam.gserviceaccount.com"
}
