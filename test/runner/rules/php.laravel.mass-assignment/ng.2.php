<?php
class Order extends Model {
    protected $guarded = []; // expect
    function change() { $this->update(request()->all()); } // expect
}
