class Modes {
  void open(File file, Set<PosixFilePermission> rights) throws Exception {
    file.setWritable(true, true);
    file.setWritable(false, false);
    rights.add(PosixFilePermission.OWNER_WRITE);
    PosixFilePermissions.fromString("rwxr-xr-x");
    Runtime.getRuntime().exec("chmod 750 /srv/data");
  }
}
