resource "aws_eks_cluster" "main" {
  vpc_config {
    endpoint_public_access = true
    public_access_cidrs    = ["203.0.113.0/24"]
  }
}
