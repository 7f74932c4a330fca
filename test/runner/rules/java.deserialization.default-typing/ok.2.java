@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
abstract class Shape {
  void setUp(XStream stream) {
    stream.allowTypes(new Class[] { Shape.class });
  }
}
