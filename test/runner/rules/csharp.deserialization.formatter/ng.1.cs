public object Load(Stream stream)
{
    var formatter = new BinaryFormatter(); // expect
    return formatter.Deserialize(stream);
}
