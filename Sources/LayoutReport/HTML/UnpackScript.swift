/// The part of a page's script that unpacks the engine, which is compressed with LZMA: a third smaller than with gzip,
/// the only form that browsers unpack themselves.
///
/// It declares `unpacked(data)`: four bytes of length, the least first, then a raw LZMA stream with three literal
/// context bits and no position bits. The algorithm is that of the LZMA specification in Igor Pavlov's LZMA SDK, which
/// is in the public domain.
enum UnpackScript {
  /// The text.
  static let text = #"""
      const unpacked = data => {
        const out = new Uint8Array(new DataView(data.buffer, data.byteOffset).getUint32(0, true));
        let [place, range, code] = [5, 0xFFFFFFFF, 0];
        for (let turn = 0; turn < 4; turn += 1) code = code * 256 + data[place++];
        const fill = () => {
          if (range >= 0x1000000) return;
          range *= 256;
          code = code * 256 + data[place++];
        };
        const odds = count => new Uint16Array(count).fill(1024);
        const bit = (table, index) => {
          const chance = table[index];
          const bound = (range >>> 11) * chance;
          const isSet = code >= bound;
          if (isSet) {
            range -= bound;
            code -= bound;
            table[index] = chance - (chance >> 5);
          } else {
            range = bound;
            table[index] = chance + ((2048 - chance) >> 5);
          }
          fill();
          return isSet ? 1 : 0;
        };
        const tree = (table, start, bits) => {
          let symbol = 1;
          for (let turn = 0; turn < bits; turn += 1) symbol = symbol << 1 | bit(table, start + symbol);
          return symbol - (1 << bits);
        };
        const backwards = (table, start, bits) => {
          let [symbol, value] = [1, 0];
          for (let turn = 0; turn < bits; turn += 1) {
            const next = bit(table, start + symbol);
            symbol = symbol << 1 | next;
            value |= next << turn;
          }
          return value;
        };
        const plain = bits => {
          let value = 0;
          for (let turn = 0; turn < bits; turn += 1) {
            range = range >>> 1;
            const isSet = code >= range;
            if (isSet) code -= range;
            value = value * 2 + (isSet ? 1 : 0);
            fill();
          }
          return value;
        };
        // Of the lengths: which table, then 8 short, 8 middling and 256 long ones.
        const length = table => {
          if (!bit(table, 0)) return tree(table, 2, 3);
          return bit(table, 1) ? 16 + tree(table, 18, 8) : 8 + tree(table, 10, 3);
        };
        const [matches, repeats, first, second, third, single] = Array.from({ length: 6 }, () => odds(12));
        const [literals, lengths, repeatLengths] = [odds(0x300 << 3), odds(274), odds(274)];
        const [slots, near, low] = [odds(256), odds(128), odds(16)];
        const distance = length => {
          const slot = tree(slots, Math.min(length, 3) * 64, 6);
          if (slot < 4) return slot;
          const bits = (slot >> 1) - 1;
          const start = (2 | slot & 1) * 2 ** bits;
          if (slot < 14) return start + backwards(near, start - slot, bits);
          return start + plain(bits - 4) * 16 + backwards(low, 0, 4);
        };
        let [state, count] = [0, 0];
        let [back, back1, back2, back3] = [0, 0, 0, 0];
        const literal = () => {
          const start = 0x300 * ((count > 0 ? out[count - 1] : 0) >> 5);
          let symbol = 1;
          if (state >= 7) {
            let match = out[count - back - 1];
            while (symbol < 256) {
              const expected = match >> 7 & 1;
              match <<= 1;
              const next = bit(literals, start + (1 + expected) * 256 + symbol);
              symbol = symbol << 1 | next;
              if (next !== expected) break;
            }
          }
          while (symbol < 256) symbol = symbol << 1 | bit(literals, start + symbol);
          out[count++] = symbol;
          state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        };
        const repeat = () => {
          if (!bit(first, state)) {
            if (!bit(single, state)) {
              state = state < 7 ? 9 : 11;
              return 1;
            }
          } else if (!bit(second, state)) {
            [back, back1] = [back1, back];
          } else if (!bit(third, state)) {
            [back, back1, back2] = [back2, back, back1];
          } else {
            [back, back1, back2, back3] = [back3, back, back1, back2];
          }
          const found = length(repeatLengths) + 2;
          state = state < 7 ? 8 : 11;
          return found;
        };
        const match = () => {
          [back1, back2, back3] = [back, back1, back2];
          const found = length(lengths);
          state = state < 7 ? 7 : 10;
          back = distance(found);
          return found + 2;
        };
        while (count < out.length) {
          if (!bit(matches, state)) {
            literal();
            continue;
          }
          const found = bit(repeats, state) ? repeat() : match();
          if (back >= count || count + found > out.length) throw new Error("The engine is damaged.");
          for (const end = count + found; count < end; count += 1) out[count] = out[count - back - 1];
        }
        return out;
      };

    """#
}
