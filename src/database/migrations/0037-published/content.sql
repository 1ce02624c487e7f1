-- What every member reads is published by two people, as a setting that steers money is.
insert into steering_setting (name) values ('banners'), ('videos'), ('notice'), ('contact'), ('conditions'), ('agreements');
