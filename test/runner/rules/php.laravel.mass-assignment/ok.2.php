<?php
class Order extends Model {
    protected $guarded = ["id", "owner"];
    function change(OrderRequest $request) { $this->update($request->validated()); }
}
