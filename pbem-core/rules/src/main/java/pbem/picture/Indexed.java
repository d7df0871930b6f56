package pbem.picture;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A picture in at most 256 colours, chosen for it. Boards have few inks, so the eye sees no difference, and their PNGs
 * shrink to a third, which counts in a mail for every move.
 */
final class Indexed {

    private static final int COLOURS = 256;

    /** Colours that agree in this many leading bits of each channel are one to begin with. */
    private static final int BITS = 6;

    private Indexed() {}

    static BufferedImage of(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        Tally[] tallies = new Tally[1 << 3 * BITS];
        for (int pixel : pixels) {
            int key = key(pixel);
            if (tallies[key] == null) {
                tallies[key] = new Tally(key);
            }
            tallies[key].add(pixel);
        }

        byte[] indexes = new byte[tallies.length];
        byte[][] palette = new byte[3][COLOURS];
        List<Cluster> clusters = clusters(tallies);
        for (int i = 0; i < clusters.size(); i++) {
            for (Tally tally : clusters.get(i).tallies) {
                indexes[tally.key] = (byte) i;
            }
            for (int channel = 0; channel < 3; channel++) {
                palette[channel][i] = (byte) Math.round(clusters.get(i).mean(channel));
            }
        }

        BufferedImage indexed = new BufferedImage(
                image.getWidth(),
                image.getHeight(),
                BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(8, clusters.size(), palette[0], palette[1], palette[2]));
        byte[] target = ((DataBufferByte) indexed.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < pixels.length; i++) {
            target[i] = indexes[key(pixels[i])];
        }
        return indexed;
    }

    /** Halves the most diverse cluster, until there are enough or each is of one colour. */
    private static List<Cluster> clusters(Tally[] tallies) {
        List<Cluster> clusters = new ArrayList<>();
        clusters.add(new Cluster(
                Arrays.stream(tallies).filter(tally -> tally != null).toList()));
        while (clusters.size() < COLOURS) {
            Cluster widest = clusters.stream()
                    .max(Comparator.comparingDouble(cluster -> cluster.spread(cluster.axis())))
                    .orElseThrow();
            if (widest.tallies.size() == 1) {
                break;
            }
            clusters.remove(widest);
            clusters.addAll(widest.halves());
        }
        return clusters;
    }

    private static int key(int pixel) {
        int shift = 8 - BITS;
        int mask = (1 << BITS) - 1;
        return (pixel >> 16 + shift & mask) << 2 * BITS | (pixel >> 8 + shift & mask) << BITS | pixel >> shift & mask;
    }

    /** How many pixels of about one colour there are, and what they add up to. */
    private static final class Tally {

        private final int key;
        private final long[] sums = new long[3];
        private int count;

        Tally(int key) {
            this.key = key;
        }

        void add(int pixel) {
            sums[0] += pixel >> 16 & 0xff;
            sums[1] += pixel >> 8 & 0xff;
            sums[2] += pixel & 0xff;
            count++;
        }

        double mean(int channel) {
            return (double) sums[channel] / count;
        }
    }

    /** Colours that will be drawn as one. */
    private static final class Cluster {

        private final List<Tally> tallies;
        private final double[] means = new double[3];
        private final double[] spreads = new double[3];

        Cluster(List<Tally> tallies) {
            this.tallies = tallies;
            for (int channel = 0; channel < 3; channel++) {
                measure(channel);
            }
        }

        private void measure(int channel) {
            long count = tallies.stream().mapToLong(tally -> tally.count).sum();
            double sum =
                    tallies.stream().mapToDouble(tally -> tally.sums[channel]).sum();
            double mean = sum / count;
            means[channel] = mean;
            spreads[channel] = tallies.size() == 1
                    ? 0
                    : tallies.stream()
                            .mapToDouble(tally -> tally.count * Math.pow(tally.mean(channel) - mean, 2))
                            .sum();
        }

        double mean(int channel) {
            return means[channel];
        }

        double spread(int channel) {
            return spreads[channel];
        }

        int axis() {
            int widest = spreads[1] >= spreads[0] ? 1 : 0;
            return spreads[2] > spreads[widest] ? 2 : widest;
        }

        List<Cluster> halves() {
            int axis = axis();
            double middle = means[axis];
            List<Tally> below =
                    tallies.stream().filter(tally -> tally.mean(axis) < middle).toList();
            List<Tally> above =
                    tallies.stream().filter(tally -> tally.mean(axis) >= middle).toList();
            return List.of(new Cluster(below), new Cluster(above));
        }
    }
}
