resource "aws_cloudtrail" "main" {
  is_multi_region_trail = false # expect
  enable_logging        = false # expect
}
