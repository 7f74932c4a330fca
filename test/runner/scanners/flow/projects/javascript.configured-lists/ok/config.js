const list = (value) => (value ?? '').split(',').map((item) => item.trim()).filter(Boolean);
export const config = Object.freeze({ partnerHosts: list(process.env.PARTNER_HOSTS) });
