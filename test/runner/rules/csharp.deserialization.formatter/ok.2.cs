var serializer = new DataContractSerializer(typeof(Settings));
var xml = new XmlSerializer(typeof(Settings));
