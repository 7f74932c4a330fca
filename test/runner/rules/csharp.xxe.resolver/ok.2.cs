var settings = new XmlReaderSettings { DtdProcessing = DtdProcessing.Prohibit };
var safe = new XmlReaderSettings { DtdProcessing = DtdProcessing.Parse, XmlResolver = null };
