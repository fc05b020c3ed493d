-- Whether a name leads to a private address or does not exist is not distinguished any more.
update webhook_deliveries set problem = 'name' where problem = 'address';
