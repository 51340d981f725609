-- A logo's head says how many bytes its pixels are when they are unpacked: more than a picture of 512 x 512 pixels in
-- four channels of eight bits has is no logo. Says the same as pictureOf of domain/logo.ts. What the pixels really unpack
-- to is seen where they are unpacked (pdf/logo.ts): packed, they are at most 75 kB here.
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
  depth integer;
  channels integer;
  width integer;
  height integer;
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
    or substr(picture, 27, 2) <> '\x0000' or get_byte(picture, 28) > 1
  then
    return false;
  end if;

  width := get_byte(picture, 18) * 256 + get_byte(picture, 19);
  height := get_byte(picture, 22) * 256 + get_byte(picture, 23);
  depth := get_byte(picture, 24);
  -- By colour type, where that may be of so many bits; each line of pixels begins with a byte of its own.
  channels := case get_byte(picture, 25)
    when 0 then case when depth in (1, 2, 4, 8, 16) then 1 end
    when 2 then case when depth in (8, 16) then 3 end
    when 3 then case when depth in (1, 2, 4, 8) then 1 end
    when 4 then case when depth in (8, 16) then 2 end
    when 6 then case when depth in (8, 16) then 4 end
  end;
  if channels is null
    or width not between 1 and 512
    or height not between 1 and 512
    or height * (1 + (width * channels * depth + 7) / 8) > 1100000
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

-- As in the migration that wrote this check before: a logo that is none any more would refuse its row's next change.
update public.businesses set logo = null where not private.is_logo(logo);
