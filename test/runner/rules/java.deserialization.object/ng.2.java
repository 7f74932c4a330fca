class Inbox {
  Object read(Socket socket) throws Exception {
    ObjectInputStream input = new ObjectInputStream(socket.getInputStream());
    return input.readObject(); // expect
  }
}
