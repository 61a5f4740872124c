-- Words of messages as they are written, as conversations are in any language.
create index chat_message_words on chat_message using gin (to_tsvector('simple', text)) where deleted_at is null;
