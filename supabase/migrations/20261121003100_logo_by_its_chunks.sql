-- What the first check of a logo could not see: it looked at a file's beginning, size and end, so that a script between
-- two ends, a chunk of text or a file without pixels passed.

-- Whether this is a PNG of 1 to 512 pixels a side as a data URI, made of its head, its colours, its pixels and its end
-- alone: no chunk of metadata, nothing unknown, and nothing behind the end. Says the same as pictureOf of
-- domain/logo.ts. Neither looks into a chunk: whether checksums are right and pixels inflate is the reader's to find out.
create or replace function private.is_logo(value text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
declare
  prefix constant text := 'data:image/png;base64,';
  -- The signature, and how the first chunk begins: its length and its name. Its data say how wide and how high.
  png_start constant bytea := '\x89504e470d0a1a0a0000000d49484452';
  -- The last chunk as a whole: no data, its name, its checksum.
  png_end constant bytea := '\x0000000049454e44ae426082';
  picture bytea;
  last_chunk integer;
  -- Where a chunk begins: the second one behind the signature's 8 bytes and the head's 25.
  chunk integer := 33;
  has_pixels boolean := false;
begin
  if char_length(value) > 100000
    or (char_length(value) - char_length(prefix)) % 4 <> 0
    or value !~ '^data:image/png;base64,[A-Za-z0-9+/]+={0,2}$'
  then
    return false;
  end if;
  picture := decode(substr(value, char_length(prefix) + 1), 'base64');
  last_chunk := octet_length(picture) - octet_length(png_end);
  if last_chunk < chunk
    or substr(picture, 1, octet_length(png_start)) <> png_start
    or substr(picture, last_chunk + 1) <> png_end
    or substr(picture, 17, 2) <> '\x0000' or substr(picture, 21, 2) <> '\x0000'
    or get_byte(picture, 18) * 256 + get_byte(picture, 19) not between 1 and 512
    or get_byte(picture, 22) * 256 + get_byte(picture, 23) not between 1 and 512
  then
    return false;
  end if;

  -- From chunk to chunk by their lengths, and exactly to the last one. The app takes everything else out of what a
  -- browser's canvas writes (gamma, colour space, density), so it need not be known here.
  while chunk < last_chunk loop
    case substr(picture, chunk + 5, 4)
      when 'IDAT' then has_pixels := true;
      when 'PLTE', 'tRNS' then null;
      else return false;
    end case;
    -- No chunk within the limit is as long as needs the first of the four bytes.
    if get_byte(picture, chunk) <> 0 then
      return false;
    end if;
    chunk := chunk + 12
      + get_byte(picture, chunk + 1) * 65536 + get_byte(picture, chunk + 2) * 256 + get_byte(picture, chunk + 3);
  end loop;
  return chunk = last_chunk and has_pixels;
end
$$;

-- A check is not asked again about rows that stand when its function changes, but at their next change, whatever
-- column that is of, and when a dump is restored. So what is no logo goes now. A picture that came by the form or the
-- HTTP interface has none of the other chunks, and stays; the rest was refused by the form at its next saving already,
-- and left out of PDFs. Issued invoices keep their copies, for nothing of them may change.
update public.businesses set logo = null where not private.is_logo(logo);
