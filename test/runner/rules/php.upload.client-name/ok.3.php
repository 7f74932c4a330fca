<?php
class Uploads {
    function store(UploadedFile $file): string {
        $label = $file->getClientOriginalName();
        $name = Str::uuid() . '.' . $file->extension();
        $file->move(public_path('uploads'), $name);
        $file->storeAs('photos', $name);
        $file->move(public_path('uploads'), $label . '.png');
        return $label;
    }

    function put(ServerRequestInterface $request): void {
        $photo = $request->getUploadedFiles()['photo'];
        $name = bin2hex(random_bytes(16));
        $photo->moveTo('/srv/photos/' . $name);
        $photo->moveTo($this->temporary());
    }
}
