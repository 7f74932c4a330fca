with tarfile.open(name) as tar:
    tar.extractall(target)  # expect
tarfile.open(name).extractall()  # expect
tf.extract(member, target)  # expect
