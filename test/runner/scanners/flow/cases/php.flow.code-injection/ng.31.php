<?php
class Report
{
    public $rows = [];

    public function show()
    {
        call_user_func([$this, $_GET['format']]); // expect
        usort($this->rows, explode('::', $_GET['order'])); // expect
        return preg_replace_callback('/\d+/', $_GET['callback'], 'total: 12'); // expect
    }
}

(new Report())->show();
