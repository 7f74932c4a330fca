<?php
class Archive
{
    public function list(Request $request)
    {
        $sql = sprintf('SELECT id FROM mails OFFSET %s', $request->query->get('offset', '0'));
        $this->connection->fetchAllAssociative($sql); // expect
        $data = $request->validate(['name' => 'required']);
        DB::select("SELECT * FROM users WHERE name = '{$data['name']}'"); // expect
    }
}
