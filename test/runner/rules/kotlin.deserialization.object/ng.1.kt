fun read(socket: Socket): Any {
    return ObjectInputStream(socket.getInputStream()).readObject() // expect
}
