<?php
// For each name in the arguments: what this PHP encrypts with it, if it decrypts again. Key, IV and data are fixed.
foreach (array_slice($argv, 1) as $name) {
    $key_bytes = @openssl_cipher_key_length($name);
    $iv_bytes = @openssl_cipher_iv_length($name);
    if ($key_bytes === false || $iv_bytes === false) { echo "$name no: unknown\n"; continue; }
    [$key, $iv, $plain] = [implode('', array_map('chr', range(1, $key_bytes))), str_repeat("\1", $iv_bytes), str_repeat('attack at dawn: ', 4)];
    $made = false;
    if (preg_match('/-(mgm|gcm|ccm|gcm-dstu|nist-gcm)$/', $name)) {
        foreach ([16, 8] as $bytes) {
            $tag = '';
            $made = @openssl_encrypt($plain, $name, $key, OPENSSL_RAW_DATA, $iv, $tag, 'header', $bytes);
            if ($made !== false && strlen($tag) === $bytes) break;
            $made = false;
        }
        $back = $made === false ? false : @openssl_decrypt($made, $name, $key, OPENSSL_RAW_DATA, $iv, $tag, 'header');
        $forged = $made === false ? false : @openssl_decrypt($made, $name, $key, OPENSSL_RAW_DATA, $iv, $tag ^ "\1", 'header');
        if ($made !== false && $forged !== false) { echo "$name WRONG: accepts a forged tag\n"; continue; }
        $made = $made === false ? false : $made . $tag;
    } else {
        $flags = OPENSSL_RAW_DATA | OPENSSL_ZERO_PADDING;
        $made = @openssl_encrypt($plain, $name, $key, $flags, $iv);
        $back = $made === false ? false : @openssl_decrypt($made, $name, $key, $flags, $iv);
    }
    if ($made !== false && $back !== $plain) echo "$name WRONG: does not decrypt\n";
    else echo $made === false ? "$name no: " . openssl_error_string() . "\n" : "$name " . bin2hex($made) . "\n";
}
