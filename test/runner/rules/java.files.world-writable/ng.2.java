class Modes {
  void open(File file, Set<PosixFilePermission> rights) throws Exception {
    file.setWritable(true, false); // expect
    rights.add(PosixFilePermission.OTHERS_WRITE); // expect
    Runtime.getRuntime().exec("chmod 777 /srv/data"); // expect
  }
}
