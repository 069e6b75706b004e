import { describe, expect, it } from "vitest";
import { networkOf } from "./index.ts";

describe("a network, as limits count it", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:CB00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0000:ffff::", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
    ["", ""],
    ["1:2:3", "1:2:3"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["g:1:2:3:4:5:6:7", "g:1:2:3:4:5:6:7"],
    ["1:2:3:4:5:6:7::8", "1:2:3:4::/64"],
    ["1::ffff:cb00:7107", "1:0:0:0::/64"],
  ])("[F-18] %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
    expect(networkOf(networkOf(address))).toBe(networkOf(address));
  });
});
