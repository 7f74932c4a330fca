var state = new LosFormatter().Deserialize(text); // expect
var item = new System.Runtime.Serialization.NetDataContractSerializer().ReadObject(reader); // expect
