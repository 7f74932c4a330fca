let bytes = u32::from_ne_bytes(buffer);
let view = bytemuck::cast_slice::<u8, u32>(data);
