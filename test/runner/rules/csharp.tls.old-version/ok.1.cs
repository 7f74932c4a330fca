ServicePointManager.SecurityProtocol = SecurityProtocolType.Tls12;
