insert into steering_setting (name) values ('slipProofAbove');
