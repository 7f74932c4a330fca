package io.harbor.users;

import java.io.File;

public final class AvatarPaths {
    public static final String FOLDER = "/var/avatars";

    private AvatarPaths() {}

    public static File fileOf(String user) {
        return new File(FOLDER, user + ".png");
    }
}
