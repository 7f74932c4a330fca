class Signer
{
    private readonly System.Security.Cryptography.RSACng _key = new System.Security.Cryptography.RSACng(512); // expect
}
