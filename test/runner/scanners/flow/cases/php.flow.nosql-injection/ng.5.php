<?php

class Accounts
{
    private \MongoDB\Collection $accounts;

    public function checked()
    {
        $input = json_decode(file_get_contents('php://input'), true);
        foreach (['mail', 'code'] as $field) {
            if (!is_string($input[$field])) {
                return null;
            }
        }
        return $this->accounts->findOne(['mail' => $input['mail'], 'code' => $input['code']]);
    }

    public function unchecked()
    {
        $input = json_decode(file_get_contents('php://input'), true);
        foreach (['mail'] as $field) {
            if (!is_string($input[$field])) {
                return null;
            }
        }
        return $this->accounts->findOne(['mail' => $input['mail'], 'code' => $input['code']]); // expect
    }
}
