var settings = new XmlReaderSettings { DtdProcessing = DtdProcessing.Parse, MaxCharactersFromEntities = 1024 }; // expect
settings.ProhibitDtd = false; // expect
