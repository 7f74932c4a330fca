<?php
class Uploads {
    function store(UploadedFile $file): string {
        $name = $file->getClientOriginalName();
        $file->move(public_path('uploads'), $name); // expect
        return $name;
    }

    function put(ServerRequestInterface $request): void {
        $photo = $request->getUploadedFiles()['photo'];
        $name = $photo->getClientFilename();
        $photo->moveTo('/srv/photos/' . $name); // expect
        $photo->moveTo("/srv/photos/$name"); // expect
    }
}
function save(): void {
    $name = $_FILES['file']['name'];
    move_uploaded_file($_FILES['file']['tmp_name'], 'uploads/' . $name); // expect
}
