class Signer
{
    private readonly RSACng _key = new RSACng(4096);
    private readonly ECDsa _curve = ECDsa.Create();
}
