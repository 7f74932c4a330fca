var aes = Aes.Create();
aes.Mode = CipherMode.CBC;
player.Mode = GameMode.ECB2;
