package io.harbor.users;

import java.io.File;

public final class AvatarPaths {
    public static final String FOLDER = "/var/avatars";

    private AvatarPaths() {}

    public static File fileOf(String user) {
        if (!user.matches("[a-z0-9_]{1,32}")) {
            throw new IllegalArgumentException("invalid user name");
        }
        return new File(FOLDER, user + ".png");
    }
}
