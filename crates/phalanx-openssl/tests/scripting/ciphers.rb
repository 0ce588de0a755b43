# For each name in the arguments: what this Ruby encrypts with it, if it decrypts again. Key, IV and data are fixed.
require "openssl"
plain = "attack at dawn: " * 4
ARGV.each do |name|
  made = nil
  begin
    start = lambda do |decrypts|
      cipher = OpenSSL::Cipher.new(name)
      decrypts ? cipher.decrypt : cipher.encrypt
      cipher.key = (1..cipher.key_len).to_a.pack("C*")
      cipher.iv = "\1" * cipher.iv_len if cipher.iv_len > 0
      cipher.padding = 0 unless cipher.authenticated?
      cipher
    end
    tags = start.(false).authenticated? ? [16, 8] : [0]
    tags.each do |bytes|
      begin
        cipher = start.(false)
        cipher.ccm_data_len = plain.bytesize if name.end_with?("-ccm")
        cipher.auth_data = "header" if bytes > 0
        sealed = cipher.update(plain) + cipher.final
        tag = bytes > 0 ? cipher.auth_tag(bytes) : ""
        open = lambda do |tag|
          cipher = start.(true)
          cipher.auth_tag = tag if bytes > 0
          cipher.ccm_data_len = sealed.bytesize if name.end_with?("-ccm")
          cipher.auth_data = "header" if bytes > 0
          cipher.update(sealed) + cipher.final
        end
        raise "WRONG: does not decrypt" if open.(tag) != plain
        if bytes > 0
          forged = tag.dup
          forged.setbyte(0, forged.getbyte(0) ^ 1)
          accepted = begin
            open.(forged)
          rescue OpenSSL::Cipher::CipherError
            false
          end
          raise "WRONG: accepts a forged tag" if accepted
        end
        made = sealed + tag
        break
      rescue OpenSSL::Cipher::CipherError
        raise if bytes == tags.last
      end
    end
    puts "#{name} #{made.unpack1("H*")}"
  rescue => error
    puts "#{name} #{error.message.start_with?("WRONG") ? "" : "no: "}#{error.message.tr("\n", " ")}"
  end
end
