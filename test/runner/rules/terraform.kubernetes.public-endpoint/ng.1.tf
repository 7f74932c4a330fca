resource "aws_eks_cluster" "main" {
  vpc_config {
    endpoint_public_access = true
    public_access_cidrs    = ["0.0.0.0/0"] # expect
  }
}
