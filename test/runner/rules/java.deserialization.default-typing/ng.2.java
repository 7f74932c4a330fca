@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) // expect
abstract class Shape {
  void setUp(XStream stream) {
    stream.addPermission(AnyTypePermission.ANY); // expect
  }
}
