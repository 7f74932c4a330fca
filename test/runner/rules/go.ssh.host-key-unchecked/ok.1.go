package main

var config = &ssh.ClientConfig{
	HostKeyCallback: ssh.FixedHostKey(key),
}
