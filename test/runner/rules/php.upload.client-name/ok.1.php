<?php
function save(): void {
    move_uploaded_file($_FILES["file"]["tmp_name"], "uploads/" . bin2hex(random_bytes(16)) . ".jpg");
}
