-- Videos lie beside pictures, so a row says what it is of; a video is opened in parts, for which its size must be known.
alter table chat_picture add column type text not null default 'image/jpeg'
  constraint chat_picture_type check (type in ('image/jpeg', 'image/gif', 'video/mp4', 'video/quicktime'));
alter table chat_picture add column size bigint not null default 0;
